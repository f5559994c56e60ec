import { errorTexts } from '../../../contract/errors.ts'
import { editedCharactersMax, voiceCharactersMax } from '../../../contract/humanizer.ts'
import { limits } from '../../../contract/limits.ts'
import { type Policy, textBytes, user } from '../../platform/policies/policy-rows.ts'

/** Who may make each call, what kind of work it is, and how large its body may be if 64 KB are not enough. */
export const policies = {
  'POST /api/humanize': user('humanize', {
    bytesMax: textBytes(limits.textCharactersMax * 2 + voiceCharactersMax + 40_000),
    signInText: errorTexts.humanizeSignIn,
  }),
  'POST /api/humanize/finish': user('write'),
  'POST /api/humanize/quote': user('quote', {
    bytesMax: textBytes(limits.textCharactersMax + voiceCharactersMax + 40_000),
    signInText: errorTexts.humanizeSignIn,
  }),
  'POST /api/humanize/estimate': user('estimate', {
    bytesMax: textBytes(limits.textCharactersMax + 40_000),
    signInText: errorTexts.humanizeSignIn,
  }),
  'GET /api/humanized-texts': user('history'),
  'DELETE /api/humanized-texts': user('history'),
  'GET /api/humanized-texts/:id': user('history'),
  'DELETE /api/humanized-texts/:id': user('history'),
  'PUT /api/humanized-texts/:id/choices': user('write', { bytesMax: textBytes(editedCharactersMax) }),
} satisfies Record<string, Policy>
