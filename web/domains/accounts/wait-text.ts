import { troubleTexts } from '../../locales/en/accounts/trouble.ts'

/** Formats a wait inside a sentence: '1 second', '42 seconds', '2 minutes 5 seconds', '3 hours 20 minutes'. */
export function waitText(seconds: number): string {
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor((seconds % 3_600) / 60)
  const rest = hours > 0 ? 0 : seconds % 60
  const parts = [
    hours > 0 && troubleTexts.hours({ count: hours }),
    minutes > 0 && troubleTexts.minutes({ count: minutes }),
    (rest > 0 || (minutes === 0 && hours === 0)) && troubleTexts.seconds({ count: rest }),
  ]
  return parts.filter(Boolean).join(' ')
}
