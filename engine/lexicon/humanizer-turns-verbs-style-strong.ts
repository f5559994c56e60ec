/**
 * Freer turns of phrase around verbs that hold a style word of Kobak et al. (2024), for Strong alone.
 * Which ones: runs of two to four words that models write several times as often as people, counted on the training side
 * after Strong had been through it, by the verb at their head; wordings and guards by hand.
 */
export const TURNS_OF_STYLE_VERBS_STRONG = `
lead/V me|us|him|them|people|you|her|researchers|scientists|voters|consumers|candidates|readers|students to [believe|think|wonder|question|realize|feel|doubt|ask|reconsider|rethink|focus|ignore|overlook|neglect|want|expect|assume] -> make/V $2
lead/V many|some|more people to [believe|think|wonder|question|realize|feel|doubt|ask|reconsider|rethink|ignore|want|expect|assume] -> make/V $2 $3
enable/V [the|more|better|@ADJ] [!~to] -> allow/V
by utilizing|leveraging|employing [@DET|ADJ|NOUN|PRON] [!~to] -> with | using
seek/V ways to [@VERB] -> try/V to
explore/V ways to [@VERB] -> try/V to | look/V at how to
, ensuring [a|an] [@ADJ] [!~that|who|*ing|meeting] -> , with
, ensuring they|we|he|she|i [@VERB|AUX|ADV] -> , so that $3
, ensuring you [@VERB|AUX] -> , so that $3
[!@ADV] hinder/VP [@DET|ADJ|NOUN|PRON] -> get/V in the way of | stand/V in the way of
[!@ADV] hinder/VG [@DET|ADJ|NOUN|PRON] -> get/V in the way of | stand/V in the way of
exacerbate/VP [@DET|ADJ|NOUN|PRON] -> add/V to
exacerbate/VG [@DET|ADJ|NOUN|PRON] -> add/V to
[approach|method|framework|proposal|project|plan|policy|program|model|algorithm|technique|tool|initiative] aims to [@VERB] -> is designed to | is meant to
embrace/V [a|an|the|this|these] [~lifestyle|living|approach|practices|concept|strategy] -> choose/V | take/V up
embrace/V [car-free] -> adopt/V
embrace/V [vulnerability|uncertainty|failure|imperfection|differences] -> accept/V
provide/V a sense of -> give/V $2 sense of | bring/V $2 sense of
identify/V0 and [@VERB] -> find and
, resulting in [a|an] [@ADJ] -> , with
, leading to [a|an] [@ADJ] [~result|mix|blend|style|sound|flavor|taste|texture|look|finish|outcome] -> , with
it is necessary|essential|crucial|vital|imperative to [!note|mention|remember|recognize|acknowledge|say|know] [@VERB] [!~you|your|yourself] -> we have to
approach/V me|us [!~about|with] -> come/V up to $2
`
