import type { LanguageTag } from '../../../contract/languages.ts'

type Views = Partial<Record<LanguageTag, Record<string, string>>>

const root = '<div id="app"></div>'

/**
 * Returns the pages of the application with their first views, by address and language; null for an address without
 * one. `make` turns a page into what is sent, once for each. web/site/app-views.tsx draws the views.
 */
export function openFirstViews<File>(
  views: Views,
  appPage: string,
  make: (html: string) => File,
): (path: string, language: LanguageTag) => File | null {
  const made = new Map<string, File>()
  return (path, language) => {
    const own = views[language] ?? {}
    const ofPattern = `${path.slice(0, path.lastIndexOf('/'))}/:id`
    const address = [path, ofPattern].find((each) => Object.hasOwn(own, each))
    if (!address) return null
    const key = `${language} ${address}`
    const known = made.get(key)
    if (known) return known
    const page = appPage
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace(root, () => own[address] + root)
    const file = make(page)
    made.set(key, file)
    return file
  }
}
