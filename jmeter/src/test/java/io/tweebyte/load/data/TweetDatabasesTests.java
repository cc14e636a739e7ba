package io.tweebyte.load.data;

import java.io.IOException;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TweetDatabasesTests {

	@Test
	void haveAFingerprintOfScaleAndScripts() throws IOException {
		String tiny = TweetDatabases.fingerprint(TweetScale.TINY);
		assertThat(tiny).matches("[0-9a-f]+").isEqualTo(TweetDatabases.fingerprint(TweetScale.TINY));
		assertThat(tiny).isNotEqualTo(TweetDatabases.fingerprint(TweetScale.SMALL));
	}

}
