package io.tweebyte.picture;

import io.tweebyte.shared.limit.UserPlaces;
import io.tweebyte.shared.settings.TimeSettings;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The parts of pictures that all trees share. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(PictureSettings.class)
public class PictureConfiguration {

	@Bean
	PictureFiles pictureFiles(PictureSettings settings) {
		return new PictureFiles(settings);
	}

	@Bean
	PictureThreads pictureThreads(PictureSettings settings) {
		return new PictureThreads(settings);
	}

	@Bean
	UserPlaces uploadPlaces(PictureSettings settings, TimeSettings times) {
		return new UserPlaces(settings.uploads(), settings.uploadsPerUser(), times.total(), System::nanoTime);
	}

}
