import { checkoutTexts } from '../../../locales/en/billing/checkout.ts'
import { Button } from '../../../ui/button.tsx'
import type { CheckoutParts } from '../plans/start-checkout.ts'
import { useCheckout } from '../plans/use-checkout.ts'
import type { PlanWish } from '../queries.ts'

/** Leads to the provider's own page, for browsers that cannot show its card form. */
export function HostedButton({
  wish,
  isMain,
  ...parts
}: CheckoutParts & { wish: PlanWish; isMain?: boolean }) {
  const { isBusy, start } = useCheckout(parts)
  return (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      busy={isBusy}
      onClick={() => start(wish)}
      className="w-full"
    >
      {checkoutTexts.hosted}
    </Button>
  )
}
