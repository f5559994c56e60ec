import type { ModelWait } from '../../../../contract/local-models.ts'
import { modelWaitText } from '../../../locales/model-wait-text.ts'

/** What a reply of a model on this computer waits for. */
export function ModelWaitLine({ wait }: { wait: ModelWait }) {
  return <p className="tabular text-13 text-ink-muted">{modelWaitText(wait)}</p>
}
