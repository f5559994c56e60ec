import { TOTP } from 'otpauth'

const stepMs = 30_000

/**
 * A clock for an app whose tests send authenticator codes: it stays in the middle of one step, so that no code expires
 * between its creation and its check. Use the same clock as `doors.now` and for the codes.
 */
export type StepClock = {
  now: () => Date
  /** Returns the code of the current step, or of the one `stepsAhead` later. */
  codeOf: (totp: TOTP, stepsAhead?: number) => string
}

export function openStepClock(): StepClock {
  const middle = Math.floor(Date.now() / stepMs) * stepMs + stepMs / 2
  return {
    now: () => new Date(middle),
    codeOf: (totp, stepsAhead = 0) => totp.generate({ timestamp: middle + stepsAhead * stepMs }),
  }
}

/** Returns a user's authenticator app, for a secret in base32. */
export function authenticator(secret: string): TOTP {
  return new TOTP({ secret })
}
