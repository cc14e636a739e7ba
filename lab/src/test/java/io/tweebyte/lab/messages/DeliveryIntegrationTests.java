package io.tweebyte.lab.messages;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class DeliveryIntegrationTests {

	@TempDir
	private Path folder;

	@Test
	void deliversEachRecordOnceInEveryStyle() throws Exception {
		try (Broker broker = Broker.start(this.folder.resolve("broker"))) {
			List<Delivery> all = new DeliveryRun(broker, 200, (next) -> {
			}).all(List.of(10), List.of(1L));
			assertThat(all).hasSize(7).allSatisfy((one) -> {
				assertThat(one.handled()).isEqualTo(200);
				assertThat(one.again()).isZero();
				assertThat(one.perSecond()).isPositive();
				assertThat(one.cpu()).isPositive();
			});
		}
	}

}
