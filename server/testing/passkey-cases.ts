import type { RouteCase } from './route-cases.ts'
import { testPassword } from './test-user.ts'

const response = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
}

/** How another user tries the calls of passkeys. */
export const passkeyCases: Record<string, RouteCase> = {
  'GET /api/account/passkeys': { kind: 'own' },
  'POST /api/account/passkeys/options': { kind: 'own', body: { password: 'not the password 1' } },
  'POST /api/account/passkeys': { kind: 'own', body: { name: 'B', response } },
  'PATCH /api/account/passkeys/:passkeyId': {
    kind: 'thing',
    path: ({ passkeyId }) => `/api/account/passkeys/${passkeyId}`,
    body: () => ({ name: 'Taken by B' }),
  },
  'POST /api/account/passkeys/:passkeyId/remove': {
    kind: 'thing',
    path: ({ passkeyId }) => `/api/account/passkeys/${passkeyId}/remove`,
    body: () => ({ password: testPassword }),
  },
  'POST /api/auth/passkey/options': { kind: 'everybody', why: 'begins a sign-in' },
  'POST /api/auth/passkey/sign-in': { kind: 'everybody', why: 'needs the answer of a device', body: {} },
}
