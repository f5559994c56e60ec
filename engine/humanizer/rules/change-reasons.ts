import compiled from '../data/rules.json' with { type: 'json' }
import { codeReasons } from '../proposals/reasons.ts'

/** The English of every reason that an edit can have, by its key. */
export const changeReasons: Readonly<Record<string, string>> = {
  ...codeReasons,
  ...Object.fromEntries(compiled.rules.map(({ reason }) => [reason.key, reason.text])),
}
