import { useEffect } from 'react'
import { chooseLanguage, shownFor, storedLanguage, takeVisitorChoice } from '../../locales/device-language.ts'
import { usePreferences, useSavePreferences } from './queries.ts'

/** The account whose language this page has followed. */
let followed: string | null = null

/** Keeps the language that the user just chose: an answer of the server that is on its way still has the earlier one. */
export function stopFollowingLanguage(userId: string): void {
  followed = userId
}

/**
 * Shows the account's language in this browser. A choice that a visitor made before the first sign-in is saved to an
 * account without one. Only the first answer of the server counts: a page is not rendered again while it is used,
 * because of a choice on another device.
 */
export function LanguageSync({ userId }: { userId: string }) {
  const { data } = usePreferences(userId)
  const { mutate } = useSavePreferences(userId, { isQuiet: true })
  const account = data?.language
  const shown = data?.shown_language
  useEffect(() => {
    if (!account || followed === userId) return
    followed = userId
    const device = storedLanguage()
    if (takeVisitorChoice() && account === 'auto') mutate({ language: device })
    else if (device !== account) chooseLanguage(account).catch(() => {})
  }, [account, userId, mutate])
  useEffect(() => {
    if (!account || !shown) return
    const tag = shownFor(account)
    if (tag !== shown) mutate({ shown_language: tag })
  }, [account, shown, mutate])
  return null
}
