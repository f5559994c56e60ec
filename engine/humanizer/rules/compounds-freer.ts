import { COMPOUNDS_FREER } from '../../lexicon/humanizer-compounds-freer.ts'
import { listRule } from './list-rule.ts'

export const compoundsFreer = listRule(
  'compounds-freer',
  'strong',
  'Said as people say it.',
  COMPOUNDS_FREER,
  0.7,
)
