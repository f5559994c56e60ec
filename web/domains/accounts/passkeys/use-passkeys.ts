import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Passkey } from '../../../../contract/accounts/passkeys.ts'
import { api, post, unwrap } from '../../../api.ts'
import { confirmSession, type SignedIn, useTellSignIn } from '../queries.ts'
import { eventsKey, type Proof } from '../security-queries.ts'
import { askForPasskey, makePasskey } from './browser-passkeys.ts'

const passkeysKey = ['passkeys'] as const
const calls = api.api.account.passkeys

export function usePasskeys() {
  return useQuery({
    queryKey: passkeysKey,
    queryFn: async ({ signal }): Promise<Passkey[]> =>
      (await unwrap(calls.$get({}, { init: { signal } }))).passkeys,
  })
}

function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      for (const queryKey of [passkeysKey, eventsKey]) void client.invalidateQueries({ queryKey })
    },
  })
}

/** Asks the server for a challenge, the browser for a passkey, and adds it. */
export function useAddPasskey() {
  return useChange(async ({ name, proof }: { name: string; proof: Proof }) => {
    const options = await unwrap(calls.options.$post({ json: proof }))
    const response = await makePasskey(options as unknown as PublicKeyCredentialCreationOptionsJSON)
    return unwrap(calls.$post({ json: { name, response: response as never } }))
  })
}

export function useRenamePasskey() {
  return useChange(({ id, name }: { id: string; name: string }) =>
    unwrap(calls[':passkeyId'].$patch({ param: { passkeyId: id }, json: { name } })),
  )
}

export function useRemovePasskey() {
  return useChange(({ id, proof }: { id: string; proof: Proof }) =>
    unwrap(calls[':passkeyId'].remove.$post({ param: { passkeyId: id }, json: proof })),
  )
}

/** Signs in with a passkey. `afterMs` is how long the screen confirms it before the page changes. */
export function useSignInWithPasskey(afterMs: number) {
  return useMutation({
    async mutationFn() {
      const options = await post<PublicKeyCredentialRequestOptionsJSON>('/api/auth/passkey/options', {})
      const answer = await askForPasskey(options)
      return confirmSession((await post<SignedIn>('/api/auth/passkey/sign-in', answer)).user)
    },
    onSuccess: useTellSignIn(afterMs),
  })
}
