package io.tweebyte.feed;

import java.util.List;

/** What was read for a stream, which goes on behind it when the step is taken. */
@FunctionalInterface
public interface FeedStep {

	/** Returns what the stream sends; to be called on the thread of the stream. */
	List<FeedSignal> take();

}
