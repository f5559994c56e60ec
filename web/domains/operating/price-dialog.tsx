import { type FormEvent, useState } from 'react'
import type { Currency } from '../../../contract/billing/billing.ts'
import { currencyName } from '../../../contract/billing/money.ts'
import { type ModelPrice, modelPriceInput } from '../../../contract/operating/model-usage.ts'
import { modelNameOf } from '../../../contract/site/connections.ts'
import { figuresTexts as texts } from '../../locales/en/operating/figures.ts'
import { currentLanguage } from '../../locales/language.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/feedback/error-state.tsx'
import { TextField } from '../../ui/fields/input.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { useModelPrice } from './figure-queries.ts'

type PriceDialogProps = { model: string; price: ModelPrice | null; currency: Currency; onClose: () => void }

/** Takes what a million tokens of a model cost. */
export function PriceDialog({ model, price, currency, onClose }: PriceDialogProps) {
  const { mutate, isPending, error } = useModelPrice()
  const [input, setInput] = useState(price ? String(price.input) : '')
  const [output, setOutput] = useState(price ? String(price.output) : '')
  const [hasTried, setTried] = useState(false)
  const [read, written] = [amountOf(input), amountOf(output)]

  function save(next: ModelPrice | null) {
    const change = modelPriceInput.safeParse({ model, price: next })
    if (!change.success) return
    mutate(change.data, {
      onSuccess() {
        toast.success(texts.priceSaved)
        onClose()
      },
    })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (read !== null && written !== null) save({ input: read, output: written })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.priceOf({ model: modelNameOf(model) })}
      description={texts.priceText({ currency: currencyName(currency, currentLanguage().numbers) })}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label={texts.priceInput}
          inputMode="decimal"
          autoComplete="off"
          value={input}
          onChange={(event) => setInput(event.target.value)}
          error={hasTried && read === null ? texts.priceWrong : null}
        />
        <TextField
          label={texts.priceOutput}
          inputMode="decimal"
          autoComplete="off"
          value={output}
          onChange={(event) => setOutput(event.target.value)}
          error={hasTried && written === null ? texts.priceWrong : null}
        />
        {error && <ErrorNote>{error.message}</ErrorNote>}
        <DialogActions>
          {price && (
            <Button disabled={isPending} onClick={() => save(null)}>
              {texts.removePrice}
            </Button>
          )}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {texts.savePrice}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Reads 2.50 and 2,50; null for what is no price. */
function amountOf(typed: string): number | null {
  const amount = Number(typed.trim().replace(',', '.'))
  return typed.trim() !== '' && amount >= 0 && amount <= 100_000 ? amount : null
}
