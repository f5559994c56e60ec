import { randomUUID } from 'node:crypto'
import type { HumanizeRefusal } from '../../../../contract/chats/chats.ts'
import { errorTexts } from '../../../../contract/errors.ts'
import { limits } from '../../../../contract/limits.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import { inEnglish } from '../../../../texts/english.ts'
import type { Message } from '../../../../texts/message.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { humanizeText } from '../../humanizer/humanize-text.ts'
import type { WaitingCharge } from '../../humanizer/waiting-charge.ts'
import { emit, type ReplyCharge, type ReplyRun } from '../reply-runs.ts'
import { isProse } from './prose.ts'

type HumanizePlan = {
  metered: boolean
  keepsNothing?: boolean
  /** False if the plain reply should not become a separate version. */
  keepsOriginal?: boolean
}

/**
 * Checks, rewrites and checks again, in one pass. A reply that cannot be humanized stays unchanged
 * (docs/spec/1-writing.md section 8), with the reason. A reply without prose stays unchanged without a reason.
 */
export async function humanizeReply(
  ctx: Context,
  run: ReplyRun,
  { metered, keepsNothing = false, keepsOriginal = true }: HumanizePlan,
): Promise<HumanizeRefusal | null> {
  const { reply, abort } = run
  if (reply.text.length > limits.textCharactersMax) return tooLong
  if (!isProse(reply.text)) return null
  try {
    const before = await check(ctx, run, 'analyzing')
    emit(run, { type: 'stage', stage: 'humanizing', ...before })
    const idempotencyKey = `reply-${reply.id}`
    const result = await humanizeText(
      ctx,
      {
        text: reply.text,
        metered,
        keepsNothing,
        mustImprove: true,
        idempotencyKey,
        chargeLater: (charge) => run.charges.push(chargeOfReply(run, charge)),
      },
      abort.signal,
    )
    emit(run, {
      type: 'stage',
      stage: 'checking',
      humanScore: result.details.finalHumanScore,
      aiScore: result.details.aiScore,
    })
    reply.aiScore = clampPercent(result.details.aiScore)
    reply.humanizationDetails = result.details
    if (!result.changed) return result.reason ?? refusalOf('unchanged', refusalTexts.nothingToChange)
    if (keepsOriginal) {
      run.original = { ...reply, id: randomUUID(), clientId: randomUUID(), status: 'complete', ...plainReply }
      reply.originalText = reply.text
    }
    reply.text = result.humanized
    reply.humanized = true
    reply.typingAnimationCompleted = false
    return null
  } catch (error) {
    if (abort.signal.aborted) throw error
    if (error instanceof AppError) return { code: error.code, message: error.message, says: error.says }
    ctx.log.error({ err: error }, 'humanizing a reply')
    return refusalOf('engine_failed', errorTexts.humanizationFailed)
  }
}

/** A humanized reply is shown only when it is complete. */
function chargeOfReply({ reply }: ReplyRun, charge: WaitingCharge): ReplyCharge {
  return {
    charge,
    wasShown: () => false,
    isIn: () => reply.humanized,
    onCharged(words) {
      if (reply.humanizationDetails) reply.humanizationDetails.words = words
    },
  }
}

const tooLong = refusalOf(
  'text_too_long',
  refusalTexts.replyTooLongToHumanize({ most: limits.textCharactersMax }),
)

function refusalOf(code: string, says: Message): HumanizeRefusal {
  return { code, message: inEnglish(says), says }
}

/** The fields of a reply that was not humanized. */
const plainReply = { humanized: false, aiScore: null, humanizationDetails: null, originalText: null }

type Scores = { humanScore: number | null; aiScore: number | null }

async function check(ctx: Context, run: ReplyRun, stage: 'analyzing'): Promise<Scores> {
  emit(run, { type: 'stage', stage, humanScore: null, aiScore: null })
  const detection = await ctx.engine.detect(run.reply.text, {
    owner: ctx.userId,
    signal: run.abort.signal,
  })
  return { humanScore: detection.human_percentage, aiScore: detection.fake_percentage }
}

function clampPercent(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)))
}
