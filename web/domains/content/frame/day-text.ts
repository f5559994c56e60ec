import { formatDate } from '../../../locales/format.ts'
import type { Day } from '../content.ts'

/** Returns a day in the language of the page. Noon keeps the day the same in every time zone of the build. */
export function dayText({ iso }: Day): string {
  return formatDate(`${iso}T12:00`, 'longYear')
}
