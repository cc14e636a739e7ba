package io.tweebyte.interaction;

import org.springframework.test.context.TestPropertySource;

/** The copy of the private accounts has not been updated since the start. */
@TestPropertySource(properties = { "tweebyte.privacy.first-delay=0s", "tweebyte.privacy.max-age=20d" })
class NewCopyIntegrationTests extends OldCopyIntegrationTests {

}
