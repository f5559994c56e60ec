import type { LabelledText } from './read-documents.ts'

/** Kinds of writing with several names in the collections. A domain that is not listed is a separate kind. */
const REGISTERS: Readonly<Record<string, readonly string[]>> = {
  news: ['news', 'NewsArticle', 'xsum'],
  review: ['review', 'ProductReview'],
  story: ['story', 'LiteratureCreativeWriting', 'creative', 'concept'],
  academic: ['abstract', 'AcademicResearch', 'academic-essay'],
  essay: ['essay', 'school-essay'],
  reference: ['wiki', 'EducationMaterial', 'squad'],
  online: ['blog', 'OnlineContent'],
}

const BY_DOMAIN = new Map(
  Object.entries(REGISTERS).flatMap(([register, domains]) => domains.map((domain) => [domain, register])),
)

export function registerOf({ domain }: LabelledText): string {
  return BY_DOMAIN.get(domain) ?? domain
}
