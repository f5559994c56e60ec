import { bearer } from 'better-auth/plugins'
import type { Doors } from '../../../platform/context.ts'
import { googleSignIn } from '../google/google.ts'
import type { GoogleDoor } from '../google/google-provider.ts'
import { passkeySignIn } from '../passkeys/passkey-sign-in.ts'
import type { WantsAlerts } from '../security-log/record-sign-in.ts'
import { secondStep } from '../two-factor/two-factor-sign-in.ts'

/** `wantsAlerts` comes from preferences, which depend on accounts; without it every user gets the mails. */
export type AuthDoors = Pick<Doors, 'env' | 'db' | 'mailer' | 'jobs' | 'log' | 'notifier' | 'now'> & {
  wantsAlerts?: WantsAlerts
  google?: GoogleDoor | null
}

/** Extensions of the library, one per line. */
export function authPlugins(doors: AuthDoors) {
  // The second step comes first, so that later plugins never see a session that waits for a code.
  const { google } = doors
  return [
    secondStep({ wantsAlerts: async () => true, ...doors }),
    ...(google ? [googleSignIn({ ...doors, google })] : []),
    passkeySignIn(doors),
    bearer(),
  ]
}
