package io.tweebyte.picture;

import io.tweebyte.shared.limit.UserPlaces;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.shared.threads.TaskExecutors;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

/** The parts of pictures that all trees share. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(PictureSettings.class)
public class PictureConfiguration {

	@Bean
	PictureFiles pictureFiles(PictureSettings settings) {
		return new PictureFiles(settings);
	}

	/**
	 * The threads that decode pictures. That takes a processor for a tenth of a second
	 * and more, and must neither delay other requests nor pile up.
	 */
	@Bean
	ThreadPoolTaskExecutor pictureThreads(PictureSettings settings) {
		return TaskExecutors.platform("pictures", settings.threads(), settings.uploads());
	}

	@Bean
	UserPlaces uploadPlaces(PictureSettings settings, TimeSettings times) {
		return new UserPlaces(settings.uploads(), settings.uploadsPerUser(), times.total(), System::nanoTime);
	}

}
