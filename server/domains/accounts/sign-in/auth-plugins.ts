import { bearer } from 'better-auth/plugins'
import type { Doors } from '../../../platform/context.ts'
import { googleSignIn } from '../google/google.ts'
import type { GoogleDoor } from '../google/google-provider.ts'
import type { WantsAlerts } from '../security-log/record-sign-in.ts'
import { secondStep } from '../two-factor/two-factor-sign-in.ts'

/** `wantsAlerts` comes from the preferences, which stand above; without it everybody gets the mails. */
export type AuthDoors = Pick<Doors, 'env' | 'db' | 'mailer' | 'log' | 'notifier' | 'now'> & {
  wantsAlerts?: WantsAlerts
  google?: GoogleDoor | null
}

/** What is added to the library, one line each. */
export function authPlugins(doors: AuthDoors) {
  // The second step stands first: what comes after it sees no session that waits for a code.
  const { google } = doors
  return [
    secondStep({ wantsAlerts: async () => true, ...doors }),
    ...(google ? [googleSignIn({ ...doors, google })] : []),
    bearer(),
  ]
}
