// Passkeys: the server's questions and the browser's answers travel as JSON, in which bytes are base64url.
import { api } from './api';

type Json = Record<string, unknown>;
interface Asked {
  options: Json;
}

/** Whether passkeys can be made and used on this page; `origin` is the address that the server has them for. */
export const canPasskey = (origin: string | null | undefined): boolean => origin === location.origin && isSecureContext && 'PublicKeyCredential' in globalThis;

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

/** The browser's answer as JSON: every part of it that is bytes becomes text. */
function plain(made: PublicKeyCredential): Json {
  const { response } = made;
  const parts: Json = { clientDataJSON: text(response.clientDataJSON) };
  if (response instanceof AuthenticatorAttestationResponse) {
    parts.attestationObject = text(response.attestationObject);
    parts.transports = response.getTransports?.() ?? [];
  } else if (response instanceof AuthenticatorAssertionResponse) {
    parts.authenticatorData = text(response.authenticatorData);
    parts.signature = text(response.signature);
    parts.userHandle = response.userHandle ? text(response.userHandle) : null;
  }
  return { id: made.id, rawId: text(made.rawId), type: made.type, response: parts, clientExtensionResults: {} };
}

/** Make a passkey; `proof` shows that it is really the owner of the account who asks. */
export async function makePasskey(proof: Json): Promise<Json> {
  const { options } = await api.post<Asked>('/passkeys/new', { proof });
  const asked = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: (asked.excludeCredentials ?? []).map((key) => ({ type: 'public-key', id: bytes(key.id) })),
  } as PublicKeyCredentialCreationOptions;
  return plain((await navigator.credentials.create({ publicKey })) as PublicKeyCredential);
}

/** Have a passkey sign: to sign in, as a second step, or as a proof. */
export async function askPasskey(): Promise<Json> {
  const { options } = await api.post<Asked>('/passkeys/challenge');
  const asked = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = { challenge: bytes(asked.challenge), rpId: asked.rpId, timeout: asked.timeout, userVerification: 'required' } as const;
  return plain((await navigator.credentials.get({ publicKey })) as PublicKeyCredential);
}
