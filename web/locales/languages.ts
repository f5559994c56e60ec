import type { LanguageChoice, LanguageTag } from '../../contract/languages.ts'
import {
  addTranslations,
  currentLanguage,
  english,
  type Language,
  switchLanguage,
  type Translations,
} from './language.ts'

/** The name of each language in the language itself, so that its readers find it in any other. */
export const languageNames: Record<Exclude<LanguageChoice, 'auto'>, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
  ja: '日本語',
  ko: '한국어',
}

/**
 * `base` is what most pages use; the texts of the essay workspace are as many again, and the study simulator and the
 * try-out of the landing page have their own. `site` is for the static pages, when they are built.
 */
type Group = 'base' | 'essays' | 'study' | 'site' | 'tryOut'
type Translated = Language & { groups: Record<Group, () => Promise<{ parts: Translations }>> }

/** The languages that are loaded on demand. */
const translated: Record<Exclude<LanguageTag, 'en'>, Translated> = {
  es: {
    tag: 'es',
    numbers: 'es-ES',
    dates: 'es-ES',
    direction: 'ltr',
    groups: {
      base: () => import('./es/parts.ts'),
      essays: () => import('./es/essay-parts.ts'),
      study: () => import('./es/study-parts.ts'),
      site: () => import('./es/site-parts.ts'),
      tryOut: () => import('./es/try-out-parts.ts'),
    },
  },
  fr: {
    tag: 'fr',
    numbers: 'fr-FR',
    dates: 'fr-FR',
    direction: 'ltr',
    groups: {
      base: () => import('./fr/parts.ts'),
      essays: () => import('./fr/essay-parts.ts'),
      study: () => import('./fr/study-parts.ts'),
      site: () => import('./fr/site-parts.ts'),
      tryOut: () => import('./fr/try-out-parts.ts'),
    },
  },
}

const needed = new Set<Group>(['base'])

/** Shows a complete language, without a reload. Rejects if it cannot be loaded; then the current one stays. */
export function showLanguage(tag: LanguageTag): Promise<void> {
  return switchLanguage(tag === 'en' ? english : translated[tag], () => load(tag, [...needed]))
}

/**
 * Loads a group of texts in the current language, before a page that needs them is shown. Without a connection the page
 * shows them in English.
 */
export async function loadTexts(group: Group): Promise<void> {
  needed.add(group)
  const tag = currentLanguage().tag as LanguageTag
  if (tag === 'en') return
  addTranslations(tag, await load(tag, [group]).catch(() => ({})))
}

async function load(tag: LanguageTag, groups: Group[]): Promise<Translations> {
  if (tag === 'en') return {}
  const [loaded] = await Promise.all([
    Promise.all(groups.map((group) => translated[tag].groups[group]())),
    import('./contract-translations.ts'),
  ])
  return Object.assign({}, ...loaded.map(({ parts }) => parts))
}
