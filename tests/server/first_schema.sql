-- A database as the first schema (0001) left it: a running table of Paris Connection, a lobby, chat, a note.
-- cookie: 4zRTWzpuEnQd0UP230d3VoKH1qW4bKds.avmYNA.tIrPzBLsoKmGUaGqhsskV_OcMvRbjf_maPGxQaE8A9k
-- table: RvO8zbyBUaPy seq: 13 lobby: 6y39C8sYE1Zl
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	table_id TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	person TEXT, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, n)
);
INSERT INTO "chat" VALUES('RvO8zbyBUaPy',1,'1D-V_mly1_IG',0,'from long ago',1.79474232666461968417e+09);
CREATE TABLE event (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER, 
	text TEXT, 
	person TEXT, 
	actor INTEGER NOT NULL, 
	hash TEXT, 
	"key" TEXT, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	UNIQUE (table_id, "key")
);
INSERT INTO "event" VALUES('RvO8zbyBUaPy',1,'start',NULL,NULL,'1D-V_mly1_IG',0,NULL,'start',1.79474232608576250071e+09);
INSERT INTO "event" VALUES('RvO8zbyBUaPy',2,'action',0,'trade red purple 1','1D-V_mly1_IG',1,'3703920d3e5dd753','VG-qO3ze7e36PW-V',1.79474232659338784213e+09);
INSERT INTO "event" VALUES('RvO8zbyBUaPy',3,'action',1,'trade blue red 2','1D-V_mly1_IG',2,'986e516d361833b8','x2Nn-YnkSS2t7We2',1.79474232660202383995e+09);
INSERT INTO "event" VALUES('RvO8zbyBUaPy',4,'action',2,'trade black red 1','1D-V_mly1_IG',0,'152ecdd623e81897','avutfXTNknwYs3Uy',1.79474232660970830915e+09);
INSERT INTO "event" VALUES('RvO8zbyBUaPy',5,'action',0,'trade purple red 1','1D-V_mly1_IG',1,'1fc6c83211a95130','JhYLg5ERFXCIveOl',1.79474232661587810517e+09);
INSERT INTO "event" VALUES('RvO8zbyBUaPy',6,'action',1,'trade black brown 1','1D-V_mly1_IG',2,'a9825f301bd503bd','SpCpc9YCvjhYl-xV',1.79474232662200641631e+09);
INSERT INTO "event" VALUES('RvO8zbyBUaPy',7,'action',2,'build red 4.16','1D-V_mly1_IG',2,'bde71c0085914b51','ZiQ6h2Iq8CXKgrbY',1.79474232662881898877e+09);
INSERT INTO "event" VALUES('RvO8zbyBUaPy',8,'action',2,'build red 3.19','1D-V_mly1_IG',2,'ac59e5e215f2b848','U4pBfwObcLEOHsGJ',1.7947423266333639622e+09);
INSERT INTO "event" VALUES('RvO8zbyBUaPy',9,'action',2,'build red 3.15','1D-V_mly1_IG',2,'037afff9bcc02ea4','KPGbvvAxTOLbprT0',1.79474232663792300219e+09);
INSERT INTO "event" VALUES('RvO8zbyBUaPy',10,'action',2,'build red 5.15','1D-V_mly1_IG',2,'f3d23abe8c93a75d','eNq57EHU9RHPsiTJ',1.79474232664241313932e+09);
INSERT INTO "event" VALUES('RvO8zbyBUaPy',11,'action',2,'build red 3.13','1D-V_mly1_IG',0,'a29cc47569383cec','g8XXv8fGQfo75z8l',1.79474232664669179921e+09);
INSERT INTO "event" VALUES('RvO8zbyBUaPy',12,'action',0,'build brown 4.22','1D-V_mly1_IG',0,'14fb7eafb1b1eeb2','CvQvVlMLOK2Gk_Hx',1.79474232665460109708e+09);
INSERT INTO "event" VALUES('RvO8zbyBUaPy',13,'action',0,'build brown 3.23','1D-V_mly1_IG',0,'a0701acae01bf4bb','qhB0Sw0vrqo-jmC8',1.7947423266600511074e+09);
CREATE TABLE game_table (
	id TEXT NOT NULL, 
	creator TEXT, 
	public BOOLEAN NOT NULL, 
	created DOUBLE NOT NULL, 
	document JSON NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "game_table" VALUES('RvO8zbyBUaPy','1D-V_mly1_IG',1,1.79474232607667684557e+09,'{"game":"paris","map":"france","options":{},"rules":"1","seed":822602645309557089,"seats":[{"kind":"person","name":null,"person":"1D-V_mly1_IG","bot":null},{"kind":"person","name":null,"person":"1D-V_mly1_IG","bot":null},{"kind":"person","name":null,"person":"1D-V_mly1_IG","bot":null}],"clock":{"kind":"none"},"absent":"bot","analysis":false}');
INSERT INTO "game_table" VALUES('6y39C8sYE1Zl','1D-V_mly1_IG',1,1.79474232736483383177e+09,'{"game":"deutschland","map":"deutschland","options":{"tickets":"2012"},"rules":"1","seed":4860288565596010475,"seats":[{"kind":"person","name":null,"person":"1D-V_mly1_IG","bot":null},{"kind":"open","name":null,"person":null,"bot":null}],"clock":{"kind":"none"},"absent":"bot","analysis":false}');
CREATE TABLE note (
	table_id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, person)
);
INSERT INTO "note" VALUES('RvO8zbyBUaPy','1D-V_mly1_IG','my old note');
CREATE TABLE person (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	login TEXT, 
	password TEXT, 
	language TEXT, 
	theme TEXT, 
	webhook TEXT, 
	email TEXT, 
	push JSON, 
	created DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "person" VALUES('1D-V_mly1_IG','Ann',NULL,NULL,NULL,NULL,NULL,NULL,'null',1.79474232432630443571e+09,1.79474232432630443571e+09);
CREATE TABLE seat (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seat" VALUES('RvO8zbyBUaPy',0,'1D-V_mly1_IG');
INSERT INTO "seat" VALUES('RvO8zbyBUaPy',1,'1D-V_mly1_IG');
INSERT INTO "seat" VALUES('RvO8zbyBUaPy',2,'1D-V_mly1_IG');
INSERT INTO "seat" VALUES('6y39C8sYE1Zl',0,'1D-V_mly1_IG');
CREATE TABLE session (
	id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "session" VALUES('66e84db3329a118f823e744ec44ef74e9bf6f5e51d11b99fd4874e0e36e2e981','1D-V_mly1_IG',1.79474232432642722126e+09);
CREATE TABLE setting (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "setting" VALUES('key','8sn0XPOaqE5zdti4USERz5wOKDGg_C0FtQRkLhKeF-I');
CREATE TABLE token (
	id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	label TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (hash)
);
CREATE TABLE turn (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	status TEXT NOT NULL, 
	actor INTEGER NOT NULL, 
	thinking BOOLEAN NOT NULL, 
	lease DOUBLE NOT NULL, 
	deadline DOUBLE, 
	updated DOUBLE NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "turn" VALUES('RvO8zbyBUaPy',13,'running',0,0,0.0,NULL,1.7947423266600511074e+09);
INSERT INTO "turn" VALUES('6y39C8sYE1Zl',0,'lobby',-1,0,0.0,NULL,1.79474232736483383177e+09);
CREATE INDEX ix_session_person ON session (person);
CREATE INDEX ix_token_person ON token (person);
CREATE INDEX ix_game_table_creator ON game_table (creator);
CREATE INDEX ix_turn_status ON turn (status);
CREATE INDEX turn_thinking ON turn (lease) WHERE thinking;
CREATE INDEX turn_deadline ON turn (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX ix_seat_person ON seat (person);
COMMIT;
