import type { Context } from '../../../platform/context.ts'
import type { TextTools } from '../../../platform/models/models.ts'
import { humanizeText } from '../../humanizer/humanize-text.ts'
import type { WaitingCharge } from '../../humanizer/waiting-charge.ts'

type ToolsOfReply = {
  metered: boolean
  keepsNothing?: boolean
  /** Receives what the rewrites cost. The caller settles it with the reply, or releases it. */
  chargeLater: (charge: WaitingCharge) => void
}

/** The tools of a reply, which act for the user who asked and on their account. */
export function textTools(
  ctx: Context,
  { metered, keepsNothing = false, chargeLater }: ToolsOfReply,
): TextTools {
  return {
    detect: (text, signal) => ctx.engine.detect(text, { owner: ctx.userId, signal }),
    humanize: async (text, signal) => {
      const result = await humanizeText(
        ctx,
        { text, metered, keepsNothing, chargeLater },
        signal ?? new AbortController().signal,
      )
      return {
        text: result.humanized,
        changed: result.changed,
        ...(result.reason ? { reason: result.reason } : {}),
        finalHumanScore: result.details.finalHumanScore,
        aiScore: result.details.aiScore,
        before: {
          humanScore: result.details.humanScoreBefore,
          aiScore: 100 - result.details.humanScoreBefore,
        },
      }
    },
  }
}
