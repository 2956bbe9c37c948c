import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { App } from '@/companion/app'
import { createServer, listen } from '@/companion/service'

/** The texts of files by their paths. */
type Files = Map<string, string>
/** A pull request; `head` is its branch. */
type Pull = { number: number; title: string; head: string; draft: boolean; labels: string[] }
/** The input of GitHub's mutation `createCommitOnBranch`. */
type Commit = {
  branch: { branchName: string }
  expectedHeadOid: string
  message: { headline: string }
  fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] }
}
/** The body of a request, to GraphQL or to the pull requests. */
type Body = { query?: string; variables?: Record<string, string> & { input?: unknown } } & Partial<Pull>

/** The user who signs in. */
const USER = {
  login: 'marketing',
  name: 'Marketing',
  email: 'marketing@example.in',
  id: 7,
  avatar_url: '',
  html_url: '',
}

const hash = (text: string) => createHash('sha1').update(text).digest('hex')

/**
 * Starts a server with the parts of GitHub's API that the editor calls, on files in memory: sign-in, reading, a commit
 * on a branch, and its pull request. Resolves to its URL, and to the branches and pull requests, which change as it is
 * used.
 */
export async function startGitHub(files: readonly (readonly [string, string])[]) {
  const branches = new Map<string, Files>([['main', new Map(files)]])
  const pulls: Pull[] = []
  const blobs = new Map(files.map(([, text]) => [hash(text), text]))
  /** The id of a branch's newest commit: here a hash of its files, so that each change gives another one. */
  const findOid = (branch: string) => hash(JSON.stringify([...(branches.get(branch) ?? [])]))

  /** Applies a commit to a branch, and refuses it like GitHub if the branch has changed since it was read. */
  function commit({ branch: { branchName }, expectedHeadOid, fileChanges }: Commit) {
    const own = branches.get(branchName)
    if (!own || findOid(branchName) !== expectedHeadOid) throw new Error('The branch has moved on')
    for (const { path } of fileChanges.deletions ?? []) own.delete(path)
    for (const { path, contents } of fileChanges.additions ?? []) {
      const text = Buffer.from(contents, 'base64').toString()
      own.set(path, text)
      blobs.set(hash(text), text)
    }
    return { oid: findOid(branchName), committedDate: new Date().toISOString() }
  }

  /**
   * Answers a GraphQL query of Sveltia, the editor. Queries are told apart by words that they contain; numbered fields
   * are found in the text of the query: `file_0: file(path: "a.yaml")`, `content_0: object(oid: "1f")`, `commit_0: …`.
   */
  function query(text: string, { branch = '', input }: NonNullable<Body['variables']>) {
    if (text.includes('createCommitOnBranch')) {
      const made = commit(input as Commit)
      const own = branches.get((input as Commit).branch.branchName)
      const parts = [...text.matchAll(/(file_\d+): file\(path: ("[^"]*")\)/g)].map(([, name, path = '']) => [
        name,
        { oid: hash(own?.get(JSON.parse(path)) ?? '') },
      ])
      return { createCommitOnBranch: { commit: { ...made, ...Object.fromEntries(parts) } } }
    }
    if (text.includes('createRef')) {
      const { name } = input as { name: string }
      branches.set(name.replace('refs/heads/', ''), new Map(branches.get('main')))
      return { createRef: { ref: { name } } }
    }
    const oid = findOid(branch)
    if (text.includes('fork: ')) return { fork: { id: 'R_1' }, base: { ref: { target: { oid } } } }
    const author = { author: { ...USER, user: null }, committedDate: new Date().toISOString() }
    const parts = [...text.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)].map(([, name, sha = '']) => [
      name,
      { text: blobs.get(sha), isTruncated: false },
    ])
    const commits = [...text.matchAll(/(commit_\d+):/g)].map(([, name]) => [
      name,
      { target: { history: { nodes: [author] } } },
    ])
    const ref = branches.has(branch) ? { target: { oid, history: { nodes: [{ oid, message: 'Content' }] } } } : null
    return {
      repository: {
        defaultBranchRef: { name: 'main' },
        pullRequests: { totalCount: pulls.length, nodes: [] },
        ref,
        ...Object.fromEntries([...parts, ...commits]),
      },
    }
  }

  const app: App = new Hono()
  app.use(cors())
  app.get('/api/v3/user', c => c.json(USER))
  app.get('/api/v3/repos/:owner/:repo/collaborators/:login', c => c.body(null, 204))
  app.get('/api/v3/repos/:owner/:repo/git/trees/:sha', c =>
    c.json({
      tree: [...(branches.get('main') ?? [])].map(([path, text]) => ({
        path,
        type: 'blob',
        sha: hash(text),
        size: text.length,
      })),
    }),
  )
  app.post('/api/v3/repos/:owner/:repo/pulls', async c => {
    const { title = '', head = '', draft = false } = await c.req.json<Body>()
    const number = pulls.push({ number: pulls.length + 1, title, head, draft, labels: [] })
    const at = new Date().toISOString()
    const url = `https://github.com/owner/site/pull/${number}`
    return c.json({
      number,
      node_id: `PR_${number}`,
      title,
      html_url: url,
      head: { sha: findOid(head) },
      created_at: at,
      updated_at: at,
    })
  })
  app.post('/api/v3/repos/:owner/:repo/issues/:number/labels', async c => {
    const { labels = [] } = await c.req.json<Body>()
    pulls[Number(c.req.param('number')) - 1]?.labels.push(...labels)
    return c.json({ labels: labels.map(name => ({ name })) })
  })
  app.post('/api/graphql', async c => {
    const { query: text = '', variables = {} } = await c.req.json<Body>()
    try {
      return c.json({ data: query(text, variables) })
    } catch (error) {
      return c.json({ errors: [{ message: String(error) }] })
    }
  })
  const port = await listen(createServer(app.fetch), { port: 0, host: '127.0.0.1' })
  return { url: `http://localhost:${port}`, branches, pulls }
}
