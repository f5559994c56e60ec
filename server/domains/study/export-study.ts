import { tableSource } from '../accounts/export/export-source.ts'
import { studyCards, studyReviews, studySets } from './tables.ts'

/** Exports the study sets with their texts, cards and reviews. */
export const studyExport = tableSource('Study sets', [
  { table: studySets, file: 'study-sets.json', key: 'id', leaveOut: ['userId'] },
  { table: studyCards, file: 'study-cards.json', key: 'id', leaveOut: ['userId', 'version'] },
  { table: studyReviews, file: 'study-reviews.json', key: 'id', leaveOut: ['userId', 'before', 'version'] },
])
