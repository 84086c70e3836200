// The server's time: this device's clock may be wrong.
let ahead = 0; // seconds

export const hearTime = (now: number): void => void (ahead = now - Date.now() / 1000);
export const serverNow = (): number => Date.now() / 1000 + ahead;
