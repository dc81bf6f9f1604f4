/** The table at which one waits for somebody while one plays at another. */
class Meanwhile {
  table = $state.raw<{ id: string; game: string } | null>(null);

  wait(id: string, game: string): void {
    this.table = { id, game };
  }

  /** It is over: the table is looked at again, or is no more. */
  end(): void {
    this.table = null;
  }
}

export const meanwhile = new Meanwhile();
