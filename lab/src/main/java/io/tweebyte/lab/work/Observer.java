package io.tweebyte.lab.work;

/** Observes a run, for checks alone: a run that is measured has {@link #NONE}. */
public interface Observer {

	/** Observes nothing. */
	Observer NONE = () -> {
		// nothing is recorded
	};

	/** Is called by a source or an end, within the code of the style. */
	void see();

	/** Gets the style of a program in another language that was run. */
	default void ran(Style style) {
		// most observers see the code itself
	}

	/** Gets how many calls or records were in progress at the same time. */
	default void atOnce(long most) {
		// most observers need no figure
	}

	/**
	 * Gets how many records ended on another thread than one that polls or sends them, or
	 * how often lines went from one thread to another.
	 */
	default void handedOff(long count) {
		// most observers need no figure
	}

	/** Gets how many commits a consumer of records has made. */
	default void committed(long count) {
		// most observers need no figure
	}

}
