package io.tweebyte.common.privacy;

import java.util.concurrent.Executor;

import io.tweebyte.common.client.UserClient;
import io.tweebyte.common.task.RepeatedTask;
import io.tweebyte.shared.settings.PrivacySettings;
import io.tweebyte.shared.settings.TimeSettings;
import jakarta.persistence.EntityManager;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * The copy of the private accounts, for services that filter lists by it.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(PrivacySettings.class)
public class PrivacyConfiguration {

	@Bean
	PrivateAccountsRepository privateAccountsRepository(EntityManager database) {
		return new PrivateAccountsRepository(database);
	}

	@Bean
	PrivateAccountsCopy privateAccountsCopy(PrivateAccountsRepository accounts, UserClient users,
			PrivacySettings settings, TimeSettings times, @Qualifier("databaseThreads") Executor threads) {
		return new PrivateAccountsCopy(accounts, users, settings, times, threads);
	}

	@Bean
	RepeatedTask privacyTask(PrivateAccountsCopy copy, PrivacySettings settings) {
		return new RepeatedTask("privacy", settings.firstDelay(), settings.period(), copy::update);
	}

}
