import type { HumanizeEvent } from '../../../contract/humanizer.ts'
import { asAppError } from '../../platform/errors.ts'
import type { EventSource } from '../../platform/http/send-events.ts'
import type { BegunRun } from './humanize-text.ts'
import type { HumanizedText } from './humanized-text.ts'

/** Returns the events of a run. A reader who disconnects stops the run. */
export function eventsOfHumanizing(
  run: BegunRun,
  signal: AbortSignal,
): EventSource<HumanizeEvent<HumanizedText>> {
  return (send) => {
    const left = new AbortController()
    const sendTo = (event: HumanizeEvent<HumanizedText>) => {
      if (!left.signal.aborted) send(event)
    }
    const ended = run
      .finish(AbortSignal.any([signal, left.signal]), {
        onProgress: (step) => sendTo({ type: 'progress', ...step }),
        onWait: (wait) => sendTo({ type: 'wait', wait }),
      })
      .then((answer) => sendTo({ type: 'done', ...answer }))
      .catch((error: unknown) => sendTo({ type: 'error', ...asAppError(error).body() }))
    return { ended, close: () => left.abort() }
  }
}
