import type { CitationStyle } from '../../../../../contract/essays/citation-styles.ts'
import type { RenderRequest } from './rendering.ts'

type File = () => Promise<{ default: string }>

/** The CSL files of the styles; each is a chunk of its own. */
const files: Record<CitationStyle, File> = {
  apa: () => import('./styles/apa.csl?raw'),
  mla: () => import('./styles/modern-language-association.csl?raw'),
  chicago: () => import('./styles/chicago-author-date.csl?raw'),
  'chicago-notes': () => import('./styles/chicago-fullnote-bibliography.csl?raw'),
  harvard: () => import('./styles/harvard-cite-them-right.csl?raw'),
  ieee: () => import('./styles/ieee.csl?raw'),
}

/** Loads a style with the English locales that it may ask for. */
export async function loadStyle(
  style: CitationStyle,
): Promise<Pick<RenderRequest, 'style' | 'styleXml' | 'language' | 'locales'>> {
  const [file, american, british] = await Promise.all([
    files[style](),
    import('./styles/locales-american.xml?raw'),
    import('./styles/locales-british.xml?raw'),
  ])
  return {
    style,
    styleXml: file.default,
    language: style === 'harvard' ? 'en-GB' : 'en-US',
    locales: { 'en-US': american.default, 'en-GB': british.default },
  }
}
