import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { passkeyTexts } from '../../../locales/en/accounts/passkeys.ts'

/** Whether passkeys work here: in browsers that know them, at the name of a site and not at an address of numbers. */
export function hasPasskeys(): boolean {
  // The first view of the settings is drawn without a browser.
  if (typeof location === 'undefined') return true
  const { hostname } = location
  const isAddress = hostname.includes(':') || !Number.isNaN(Number(hostname.replaceAll('.', '')))
  return typeof PublicKeyCredential === 'function' && !isAddress
}

export async function makePasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return told(() => startRegistration({ optionsJSON: options }))
}

export async function askForPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return told(() => startAuthentication({ optionsJSON: options }))
}

/** Says in a sentence what the browser reports as the name of an error. */
async function told<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const { name } = error as Error
    if (name === 'InvalidStateError') throw new Error(passkeyTexts.alreadyHere)
    if (name === 'NotAllowedError' || name === 'AbortError') throw new Error(passkeyTexts.cancelled)
    throw new Error(passkeyTexts.notPossible)
  }
}
