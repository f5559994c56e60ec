import type { ModelWait } from '../../contract/local-models.ts'
import { modelWaitTexts } from './en/ui/model-wait.ts'

const minuteFrom = 90

/** Says what a request to a model on this computer waits for, and for about how long. */
export function modelWaitText(wait: ModelWait): string {
  if (wait.state === 'loading') return modelWaitTexts.starts
  const { seconds } = wait
  const minutes = seconds !== null && seconds >= minuteFrom ? Math.round(seconds / 60) : null
  if (wait.state === 'queued') {
    const { place } = wait
    if (minutes) return modelWaitTexts.placeForMinutes({ place, minutes })
    return seconds ? modelWaitTexts.placeForSeconds({ place, seconds }) : modelWaitTexts.place({ place })
  }
  if (minutes) return modelWaitTexts.readsForMinutes({ minutes })
  return seconds ? modelWaitTexts.readsForSeconds({ seconds }) : modelWaitTexts.reads
}
