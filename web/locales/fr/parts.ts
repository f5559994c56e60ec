import { partsOf } from '../parts-of.ts'

/** The parts that most pages use. */
export const parts = partsOf({
  ...import.meta.glob(
    ['./letters.ts', './*/*.ts', '!./essays/*', '!./study/*', '!./pages/static.ts', '!./content/try-out.ts'],
    {
      eager: true,
    },
  ),
  ...import.meta.glob('./essays/{page,unsaved-sign-out}.ts', { eager: true }),
})
