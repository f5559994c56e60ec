import type { LabelledText } from './read-documents.ts'

/** Kinds of writing with several names in the collections. A domain that is not listed is a separate kind. */
const registers: Readonly<Record<string, readonly string[]>> = {
  news: ['news', 'NewsArticle', 'xsum'],
  review: ['review', 'ProductReview'],
  story: ['story', 'LiteratureCreativeWriting', 'creative', 'concept'],
  academic: ['abstract', 'AcademicResearch', 'academic-essay'],
  essay: ['essay', 'school-essay'],
  reference: ['wiki', 'EducationMaterial', 'squad'],
  online: ['blog', 'OnlineContent'],
}

const byDomain = new Map(
  Object.entries(registers).flatMap(([register, domains]) => domains.map((domain) => [domain, register])),
)

export function registerOf({ domain }: LabelledText): string {
  return byDomain.get(domain) ?? domain
}
