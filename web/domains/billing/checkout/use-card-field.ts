import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTheme } from '../../../ui/theme/use-theme.ts'
import { type CardForm, loadProvider } from '../provider-script.ts'

export type CardField = {
  state: 'loading' | 'ready' | 'failed'
  isComplete: boolean
  hasFocus: boolean
  /** What is wrong with the entered card. */
  problem: string | null
  /** The provider's client and its field, once both are there. */
  current: RefObject<{ stripe: Stripe; card: StripeCardElement } | null>
  retry: () => void
}

/** Mounts the provider's card field into `holder`, in the colours of the theme. */
export function useCardField(holder: RefObject<HTMLElement | null>, cardForm: CardForm): CardField {
  const { scriptUrl, publishableKey } = cardForm
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<CardField['state']>('loading')
  const [isComplete, setComplete] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const current = useRef<{ stripe: Stripe; card: StripeCardElement } | null>(null)
  const { shown } = useTheme()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt mounts the field again.
  useEffect(() => {
    let isOver = false
    setState('loading')
    loadProvider({ scriptUrl, publishableKey }).then(
      (stripe) => {
        if (isOver || !holder.current) return
        const card = stripe
          .elements()
          .create('card', { style: styleOf(holder.current), hidePostalCode: true })
        current.current = { stripe, card }
        card.on('ready', () => setState('ready'))
        card.on('loaderror', () => setState('failed'))
        card.on('focus', () => setFocus(true))
        card.on('blur', () => setFocus(false))
        card.on('change', ({ complete, error }) => {
          setComplete(complete)
          setProblem(error?.message ?? null)
        })
        card.mount(holder.current)
      },
      () => !isOver && setState('failed'),
    )
    return () => {
      isOver = true
      current.current?.card.destroy()
      current.current = null
    }
  }, [holder, scriptUrl, publishableKey, attempt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours change with the theme.
  useEffect(() => {
    if (holder.current) current.current?.card.update({ style: styleOf(holder.current) })
  }, [holder, shown])

  return {
    state,
    isComplete,
    hasFocus,
    problem,
    current,
    retry: () => setAttempt((count) => count + 1),
  }
}

/** The field is in a frame of the provider, so its style is given in plain values. */
function styleOf(holder: HTMLElement) {
  const { color, fontFamily } = getComputedStyle(holder)
  const root = getComputedStyle(document.documentElement)
  const muted = root.getPropertyValue('--ink-muted')
  const danger = root.getPropertyValue('--danger')
  return {
    base: {
      color: plainColour(color),
      fontFamily,
      fontSize: '16px',
      '::placeholder': { color: plainColour(muted) },
    },
    invalid: { color: plainColour(danger) },
  }
}

/** Converts any colour of CSS to #rrggbb. */
function plainColour(colour: string): string {
  const probe = document.createElement('span')
  probe.style.color = colour
  document.body.append(probe)
  const resolved = getComputedStyle(probe).color
  probe.remove()
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) return resolved
  canvas.fillStyle = resolved
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
