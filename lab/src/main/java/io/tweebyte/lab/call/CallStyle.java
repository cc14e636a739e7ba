package io.tweebyte.lab.call;

import io.tweebyte.lab.work.Outcome;

/** Calls of a service, and their results kept. */
public interface CallStyle {

	/** One call after the other. */
	Outcome sequence(Calls calls) throws Exception;

	/** As many calls in progress as are allowed. */
	Outcome fanOut(Calls calls) throws Exception;

	/** As {@link #fanOut}, with a replacement for each call that is refused. */
	Outcome recover(Calls calls) throws Exception;

}
