import { securityTexts } from '../../../../contract/accounts/security.ts'
import { errors } from '../../../../contract/errors.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { hasPassword, type Proof, proveOwner } from '../two-factor/two-factor-proof.ts'
import { hasTwoFactor } from '../two-factor/two-factor-steps.ts'
import { verifySecondFactor } from '../two-factor/verify-second-factor.ts'

/**
 * Refuses unless the operator proves again who is there: by the password, and by a code where a second factor is on. The
 * code is checked last, because a correct one is used up.
 */
export async function proveOperator(ctx: Context, proof: Proof): Promise<void> {
  const [password, code] = await Promise.all([
    hasPassword(ctx.db, ctx.userId),
    hasTwoFactor(ctx.db, ctx.userId),
  ])
  if (code && !proof.code) throw new AppError('wrong_code', securityTexts.codeMissing, { field: 'code' })
  if (password || !code) await proveOwner(ctx, proof)
  if (code && !(await verifySecondFactor(ctx, ctx.userId, proof.code ?? '')))
    throw new AppError('wrong_code', errors.wrong_code.text, { field: 'code' })
}
