// When a component fails, the game is safe in the store: the page can be drawn again or the game exported.
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useExport } from '../setup/useExport';
import { useTable } from '../useTable';
import { useWords } from '../useWords';
import { Act } from './Act';

function Wreck({ error, onAgain }: { error: Error; onAgain: () => void }): ReactNode {
  const { words, screen } = useWords();
  const exportGame = useExport();
  const closeGame = useTable((table) => table.closeGame);
  const leave = (): void => {
    closeGame();
    onAgain();
  };
  return (
    <main className="wreck" data-testid="wreck">
      <section className="paper">
        <h1>{screen.fault.title}</h1>
        <p>{screen.fault.note}</p>
        <pre>{error.message}</pre>
        <div className="acts">
          <Act act="draw-again" look="go" onAct={onAgain}>
            {screen.fault.again}
          </Act>
          <Act act="export-wreck" onAct={exportGame}>
            {words.rail.exportGame}
          </Act>
          <Act act="leave-wreck" look="quiet" onAct={leave}>
            {words.rail.closeGame}
          </Act>
        </div>
      </section>
    </main>
  );
}

interface Props {
  readonly children: ReactNode;
}

interface Fault {
  readonly error: Error | null;
}

export class ErrorBoundary extends Component<Props, Fault> {
  override state: Fault = { error: null };

  static getDerivedStateFromError(error: unknown): Fault {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <Wreck error={error} onAgain={() => this.setState({ error: null })} /> : this.props.children;
  }
}
