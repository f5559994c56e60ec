import { sweepEmailChanges } from './domains/accounts/email/change-email.ts'
import { sweepExports } from './domains/accounts/export/export-request.ts'
import { sweepMailLinks } from './domains/accounts/mail-links.ts'
import { sweepPasskeyChallenges } from './domains/accounts/passkeys/challenges.ts'
import { sweepSessions } from './domains/accounts/sessions/end-sessions.ts'
import { addUpStoredText } from './domains/accounts/stored-text.ts'
import { sweepSecondSteps } from './domains/accounts/two-factor/two-factor-steps.ts'
import { sweepDevices } from './domains/accounts/two-factor-devices.ts'
import { sweepAnswers } from './domains/api-keys/answer-once.ts'
import { sweepBillingEvents } from './domains/billing/jobs/receive-webhook.ts'
import { sweepFiles } from './domains/chats/files/sweep-files.ts'
import { purgeMessages } from './domains/chats/messages/purge-messages.ts'
import { interruptSilentReplies } from './domains/chats/replies/interrupt-replies.ts'
import { sweepShares } from './domains/chats/sharing/share-list.ts'
import { releaseExpiredTokens, sweepTokens } from './domains/credits/daily-tokens.ts'
import { releaseExpiredRuns } from './domains/credits/end-run.ts'
import { forgetOldDigests } from './domains/credits/find-charged.ts'
import { sweepFreeResults } from './domains/credits/free-results.ts'
import { sweepServiceDays } from './domains/credits/spend-today.ts'
import { sweepCheckCounts } from './domains/detector/count-checks.ts'
import { sweepCheckShares } from './domains/detector/sharing/check-share-list.ts'
import { compactQuietEssays } from './domains/essays/compact-essay.ts'
import { forgetTextDigests } from './domains/humanizer/keep-humanized-text.ts'
import { sendUsageAlerts } from './domains/letters/usage-alert.ts'
import type { Doors } from './platform/context.ts'
import { sweepThrottles } from './platform/throttle/throttle.ts'
import { nameWork } from './platform/watchdog.ts'

const everyMs = 60_000

/** Background tasks that each server runs once a minute. The names are for the log. */
const chores = {
  releaseExpiredRuns,
  releaseExpiredTokens,
  interruptSilentReplies,
  purgeMessages,
  sweepFiles,
  sweepExports,
  sweepShares,
  sweepCheckShares,
  sweepCheckCounts,
  sweepTokens,
  sweepServiceDays,
  sweepFreeResults,
  sweepAnswers,
  forgetOldDigests,
  forgetTextDigests,
  sweepBillingEvents,
  sendUsageAlerts,
  addUpStoredText,
  compactQuietEssays,
  sweepThrottles: (doors: Doors) => sweepThrottles(doors.db),
  sweepMailLinks: (doors: Doors) => sweepMailLinks(doors.db),
  sweepSessions,
  sweepPasskeyChallenges,
  sweepSecondSteps: (doors: Doors) => sweepSecondSteps(doors.db),
  sweepEmailChanges: (doors: Doors) => sweepEmailChanges(doors.db),
  sweepDevices: (doors: Doors) => sweepDevices(doors.db),
}

/** Runs every chore once a minute, and skips a minute while the round before it waits for a database that is away. */
export function startChores(doors: Doors): () => void {
  let isRunning = false
  const timer = setInterval(async () => {
    if (isRunning) return
    isRunning = true
    await runChores(doors)
    isRunning = false
  }, everyMs).unref()
  return () => clearInterval(timer)
}

async function runChores(doors: Doors): Promise<void> {
  for (const [name, chore] of Object.entries(chores)) {
    const run = async (): Promise<unknown> => chore(doors)
    await nameWork(`chore ${name}`, run).catch((err: unknown) =>
      doors.log.warn({ err, chore: name }, 'chore'),
    )
  }
}
