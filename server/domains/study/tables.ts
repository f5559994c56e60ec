import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StudyGrade, StudyKind, StudyMaker, StudySource } from '../../../contract/study/study.ts'
import { createdAt, moment, updatedAt } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'
import type { Schedule } from './schedule.ts'

/** A text with the cards that were made from it. */
export const studySets = pgTable(
  'study_sets',
  {
    /** Chosen by the page, so that a repeated request makes one set. */
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    text: text('text').notNull(),
    source: text('source').$type<StudySource>().notNull(),
    /** The chat of the essay that the text comes from; the set remains when the essay is deleted. */
    essayId: uuid('essay_id'),
    maker: text('maker').$type<StudyMaker>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('study_sets_owner').on(table.id, table.userId),
    index('study_sets_list').on(table.userId, table.createdAt.desc(), table.id),
  ],
)

/** A card and its schedule, in the terms of FSRS. A new card is due when it was made. */
export const studyCards = pgTable(
  'study_cards',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    setId: uuid('set_id').notNull(),
    userId: text('user_id').notNull(),
    /** The order in the set. */
    position: integer('position').notNull(),
    kind: text('kind').$type<StudyKind>().notNull(),
    prompt: text('prompt').notNull(),
    answer: text('answer').notNull(),
    options: jsonb('options').$type<string[]>().notNull().default([]),
    /** The sentence of the text that has the answer. */
    source: text('source').notNull().default(''),
    /** The user refused the card: it is not asked, and its question is not made again. */
    isRefused: boolean('is_refused').notNull().default(false),
    /** Changes with each review and each undo, so that two tabs cannot review the same state. */
    version: integer('version').notNull().default(0),
    due: moment('due').notNull().defaultNow(),
    stability: doublePrecision('stability').notNull().default(0),
    difficulty: doublePrecision('difficulty').notNull().default(0),
    scheduledDays: integer('scheduled_days').notNull().default(0),
    learningSteps: integer('learning_steps').notNull().default(0),
    reps: integer('reps').notNull().default(0),
    lapses: integer('lapses').notNull().default(0),
    /** 0 new, 1 learning, 2 review, 3 relearning. */
    state: integer('state').notNull().default(0),
    lastReview: moment('last_review'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('study_cards_owner').on(table.id, table.userId),
    foreignKey({
      name: 'study_cards_set_owner',
      columns: [table.setId, table.userId],
      foreignColumns: [studySets.id, studySets.userId],
    }).onDelete('cascade'),
    index('study_cards_set').on(table.setId, table.position),
    index('study_cards_due').on(table.userId, table.state, table.due),
  ],
)

/** The log of reviews. An undone review stays in it with the time of the undo. */
export const studyReviews = pgTable(
  'study_reviews',
  {
    /** Chosen by the page, so that a repeated request counts once. */
    id: uuid('id').primaryKey(),
    userId: text('user_id').notNull(),
    cardId: uuid('card_id').notNull(),
    grade: integer('grade').$type<StudyGrade>().notNull(),
    /** The schedule of the card before the review, for the undo. */
    before: jsonb('before').$type<Schedule>().notNull(),
    /** The version of the card after the review. */
    version: integer('version').notNull(),
    tookMs: integer('took_ms').notNull().default(0),
    reviewedAt: moment('reviewed_at').notNull(),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    foreignKey({
      name: 'study_reviews_card_owner',
      columns: [table.cardId, table.userId],
      foreignColumns: [studyCards.id, studyCards.userId],
    }).onDelete('cascade'),
    index('study_reviews_card').on(table.cardId),
    index('study_reviews_user').on(table.userId, table.reviewedAt),
  ],
)
