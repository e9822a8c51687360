// A modal sheet of paper over the table, on the browser's own dialog: Escape closes it, focus stays in it and returns.
import { type ReactNode, useEffect, useRef } from 'react';
import { Act } from '../layout/Act';
import { useWords } from '../useWords';

export interface SheetProps {
  readonly name: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly acts?: ReactNode;
  /** What the button says that closes the sheet; Escape does the same. */
  readonly closeName?: string;
}

export function Sheet({ name, title, onClose, children, acts, closeName }: SheetProps): ReactNode {
  const { screen } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The focus goes to a button at the end; what is read begins at the top.
    dialog.current?.scrollTo(0, 0);
  }, []);
  return (
    <dialog
      ref={dialog}
      className="paper sheet-dialog"
      aria-labelledby={`${name}-title`}
      data-testid={name}
      onClose={onClose}
    >
      <h2 className="ttl" id={`${name}-title`}>
        {title}
      </h2>
      {children}
      <div className="acts">
        {acts}
        <Act act={`close-${name}`} onAct={() => dialog.current?.close()}>
          {closeName ?? screen.settings.done}
        </Act>
      </div>
    </dialog>
  );
}
