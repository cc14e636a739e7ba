package io.tweebyte.common.privacy;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.RejectedExecutionException;

import io.tweebyte.common.privacy.PrivateAccountsRepository.CopyPosition;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.shared.settings.TaskSettings.PrivacySettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import reactor.core.publisher.Mono;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

@ExtendWith(OutputCaptureExtension.class)
class PrivateAccountsCopyTests {

	private final PrivateAccountsCopy copy = new PrivateAccountsCopy(new PrivateAccountsRepository(null) {
		@Override
		public Mono<CopyPosition> position() {
			throw new RejectedExecutionException("no thread");
		}
	}, null, new PrivacySettings(Duration.ZERO, Duration.ofSeconds(1), 10, Duration.ofSeconds(60)), null);

	@Test
	void logsOnceThatItsRoundsAreRejected(CapturedOutput output) {
		assertThat(this.copy.update().blockOptional()).isEmpty();
		assertThat(this.copy.update().blockOptional()).isEmpty();
		assertThat(output).containsOnlyOnce("The copy of the private accounts cannot be updated");
	}

	@Test
	void doesNotNamePublicUsersWhenItIsTooOld() {
		assertThatExceptionOfType(ApiException.class)
			.isThrownBy(this.copy.findPublic(List.of(UUID.randomUUID()))::block)
			.extracting(ApiException::kind)
			.isEqualTo(ErrorKind.SERVICE_UNAVAILABLE);
	}

}
