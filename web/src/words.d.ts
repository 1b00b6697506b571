/** Made by `words.ts` beside the sources: what loads the words of each language. */
declare module 'virtual:words' {
  const load: Record<string, () => Promise<{ default: string[] }>>;
  export default load;
}
