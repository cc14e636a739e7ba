package io.tweebyte.shared.api;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class ServiceTests {

	@ParameterizedTest
	@EnumSource
	void isFoundByItsSegment(Service service) {
		assertThat(Service.of(service.segment())).contains(service);
		assertThat(service.segment()).isEqualTo(service.name().toLowerCase() + "-service");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "user", "User-Service", "user-service ", "gateway-service" })
	void isNotFoundByAnythingElse(String segment) {
		assertThat(Service.of(segment)).isEmpty();
	}

}
