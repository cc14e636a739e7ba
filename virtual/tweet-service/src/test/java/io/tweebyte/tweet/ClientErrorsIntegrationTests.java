package io.tweebyte.tweet;

import java.util.UUID;

import io.tweebyte.testsupport.ClientErrors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

@ExtendWith(OutputCaptureExtension.class)
class ClientErrorsIntegrationTests extends TweetServiceIntegrationTest {

	private static final UUID USER = UUID.randomUUID();

	@Test
	void areNotLogged(CapturedOutput output) {
		ClientErrors.assertNotLogged(this.port, output, "/tweets/" + USER, "/tweets/hashtag/popular?limit=x");
	}

}
