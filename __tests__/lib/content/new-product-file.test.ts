/** @jest-environment node */
import { parse } from 'yaml'
import { toNewProductFile } from '@/lib/content/new-product-file'
import { productSchema } from '@/lib/content/product'

it.each(['Automatic Tray Former', 'Cutter: "4 & 5" ply #2', 'बॉक्स Machine 2'])(
  'makes a file of %s that passes the gate',
  title => {
    const result = productSchema.safeParse(parse(toNewProductFile(title)))
    expect(result.error?.issues).toBeUndefined()
    expect(result.data?.title).toBe(title)
  },
)
