package io.tweebyte.load.cli;

import io.tweebyte.load.data.TweetScale;
import picocli.CommandLine.Option;

/** The option that sets how many rows a benchmark reads. */
final class ScaleOptions {

	@Option(names = "--quick", order = 1, description = "A tenth of the rows: 100 users with 1,000 tweets each.")
	private boolean quick;

	TweetScale scale() {
		return this.quick ? TweetScale.QUICK : TweetScale.PAPER;
	}

}
