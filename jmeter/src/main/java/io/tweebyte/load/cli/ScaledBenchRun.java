package io.tweebyte.load.cli;

import io.tweebyte.load.data.TweetScale;
import picocli.CommandLine.Option;

/** A benchmark that reads a million tweets, or a tenth of them. */
abstract class ScaledBenchRun extends BenchRun {

	@Option(names = "--quick", order = 1, description = "A tenth of the rows: 100 users with 1,000 tweets each.")
	private boolean quick;

	@Override
	final TweetScale scale() {
		return this.quick ? TweetScale.QUICK : TweetScale.PAPER;
	}

}
