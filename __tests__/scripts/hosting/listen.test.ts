/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { holdPort, listen } from '@/scripts/hosting/listen'

it('says in one line which port is taken and how to choose another', async () => {
  const holder = createServer()
  await listen(holder, 0)
  const { port } = holder.address() as AddressInfo
  const line = `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}`
  await expect(listen(createServer(), port)).rejects.toThrow(line)
  await expect(holdPort(port, 'PORT')).rejects.toThrow(line)
  await new Promise(resolve => holder.close(resolve))
  const release = await holdPort(port, 'PORT')
  await expect(holdPort(port, 'PORT')).rejects.toThrow(line)
  await release()
  const next = createServer()
  await listen(next, port)
  next.close()
})
